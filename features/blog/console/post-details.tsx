// What both languages share: who signs, the drawing, the tags.
import { Form } from "react-router";
import { CoverDrawing } from "#features/blog/reader/cover-drawing.tsx";
import { authors, covers } from "#features/blog/rules/post-kinds.ts";
import type { PostWriter, StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { errorOf } from "#ui/form-failure.ts";
import { LimitedInput } from "#ui/limited.tsx";
import type { PostOutcome } from "./post-outcome.ts";
import { PostSignature } from "./post-signature.tsx";

const authorWords = {
  network: m.blog_author_network,
  platform: m.blog_author_platform,
  security: m.blog_author_security,
  support: m.blog_author_support,
};

const coverWords = {
  route: m.post_cover_route,
  shield: m.post_cover_shield,
  disk: m.post_cover_disk,
  cloud: m.post_cover_cloud,
  clock: m.post_cover_clock,
  map: m.post_cover_map,
  rack: m.post_cover_rack,
  stream: m.post_cover_stream,
};

type PostDetailsProps = { post: StaffPost; writers: readonly PostWriter[]; outcome: PostOutcome | undefined };

export function PostDetails({ post, writers, outcome }: PostDetailsProps) {
  const refused = outcome && "message" in outcome && outcome.values.intent === "details" ? outcome : undefined;
  const typed = refused?.values ?? {};
  return (
    <section>
      <h2>{m.post_editor_details()}</h2>
      <Form
        method="post"
        className="draft-details"
        preventScrollReset
        key={`${post.author}${post.writer?.id}${JSON.stringify(post.byline)}${post.cover}${post.tags.join()}`}
      >
        <label>
          <span>{m.post_editor_author()}</span>
          <select name="author" className="input input-small" defaultValue={typed.author ?? post.author}>
            {authors.map((author) => (
              <option key={author} value={author}>
                {authorWords[author]()}
              </option>
            ))}
          </select>
        </label>
        <PostSignature post={post} writers={writers} refused={refused} />
        <label>
          <span>{m.post_editor_cover()}</span>
          <select name="cover" className="input input-small" defaultValue={typed.cover ?? post.cover}>
            {covers.map((cover) => (
              <option key={cover} value={cover}>
                {coverWords[cover]()}
              </option>
            ))}
          </select>
        </label>
        <CoverDrawing cover={post.cover} className="draft-cover" />
        <label>
          <span>{m.post_editor_tags()}</span>
          <LimitedInput
            name="tags"
            className="input input-small"
            defaultValue={typed.tags ?? post.tags.join(", ")}
            error={errorOf(refused?.errors, "tags")}
            spellCheck={false}
            autoCapitalize="none"
          />
        </label>
        <button type="submit" name="intent" value="details" className="btn btn-quiet btn-compact">
          {m.post_editor_save_details()}
        </button>
      </Form>
    </section>
  );
}
