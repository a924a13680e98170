// The blog with a hundred posts and with ten thousand, interleaved in one run: lists and posts from the cache, and rendered for the first time.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { copyPreparedData } from "../tests/fixtures/prepared-data.ts";
import { type RunningSite, startSite } from "../tests/fixtures/running-site.ts";
import { at, load } from "./load.ts";

const sizes = [100, 10_000] as const;
const rounds = 80;
const br = { "accept-encoding": "br" };

type Filled = { count: number; site: RunningSite; folder: string; slugs: string[] };

export async function benchBlog() {
  const sites: Filled[] = [];
  for (const count of sizes) sites.push(await filled(count));
  console.log(`\nThe blog, ${sizes.join(" and ")} posts, ${rounds} interleaved rounds`);
  try {
    const first = await firstRenders(sites);
    const ratios: number[] = [];
    for (const kind of ["list", "page", "tag", "post", "feed", "search"] as const) {
      const [small, large] = sites.map(({ count }) => summary(first.get(`${kind} ${count}`) ?? []));
      if (!small || !large) continue;
      const ratio = large.p95 / small.p95;
      ratios.push(ratio);
      console.log(
        `  first render, ${kind.padEnd(6)} p50 ${ms(small.p50)} → ${ms(large.p50)}   p95 ${ms(small.p95)} → ${ms(large.p95)}   ratio ${ratio.toFixed(2)}   (at most 2)`,
      );
    }
    for (const { count, site, slugs } of sites) {
      const pid = site.process.pid ?? 0;
      for (const path of ["/blog", `/blog/${slugs[7]}`]) {
        await load(site.url + path, { pid, requests: 500, headers: br });
        const stored = await load(site.url + path, { pid, requests: 5_000, headers: br });
        console.log(
          `  from the cache, ${String(count).padStart(6)} posts, ${path === "/blog" ? "list" : "post"}: p95 ${ms(stored.p95)}, ${stored.cpuMicros.toFixed(0)} µs CPU, ${stored.perSecond.toFixed(0)} req/s`,
        );
      }
    }
    const worst = Math.max(...ratios);
    console.log(`  worst p95 ratio of first renders: ${worst.toFixed(2)}   (at most 2)${worst > 2 ? "   MISSED" : ""}`);
  } finally {
    for (const { site, folder } of sites) {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** HEAD is rendered like GET and never stored, so every request is a first one. */
async function firstRenders(sites: readonly Filled[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (let round = -10; round < rounds; round++) {
    for (const { count, site, slugs } of sites) {
      const paths = {
        list: "/blog",
        page: "/blog?page=8",
        tag: "/blog?tag=network",
        post: `/blog/${slugs[Math.abs(round * 37) % slugs.length]}`,
        feed: "/blog/feed.xml",
        search: `/blog?q=${["replication", "packet", "restore", "blackhole"][Math.abs(round) % 4]}`,
      };
      for (const [kind, path] of Object.entries(paths)) {
        // Searches are limited per minute and address.
        if (kind === "search" && round % 4 !== 0) continue;
        const started = performance.now();
        const answer = await fetch(site.url + path, { method: "HEAD" });
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        if (round >= 0) times.set(`${kind} ${count}`, [...(times.get(`${kind} ${count}`) ?? []), performance.now() - started]);
      }
    }
  }
  return times;
}

/** The seeded articles, copied until there are enough, with every index the real ones have. */
async function filled(count: number): Promise<Filled> {
  const folder = mkdtempSync(join(tmpdir(), "aranode-bench-blog-"));
  copyPreparedData(folder);
  const database = await openDatabase(parseConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" }));
  await database.migrate();
  const [{ have } = { have: 0 }] = await database.query<{ have: number }>("select count(*)::int as have from posts");
  const copies = Math.max(0, count - have);
  await database.query("create temporary table originals as select row_number() over (order by id) - 1 as n, id from posts", []);
  await database.query(
    `create temporary table copies as
     select 'bench-' || i as id, o.id as original, i, now() - (i || ' hours')::interval as day
     from generate_series(1, $1::int) i join originals o on o.n = i % (select count(*) from originals)`,
    [copies],
  );
  await database.query(
    "insert into posts (id, author, cover, tags) select c.id, p.author, p.cover, p.tags from copies c join posts p on p.id = c.original",
    [],
  );
  await database.query(
    `insert into published_posts (post_id, reader, locale, slug, title, summary, body, author, cover, tags, minutes, published_at, updated_at)
     select c.id, p.reader, p.locale, p.slug || '-' || c.i, p.title || ' ' || c.i, p.summary, p.body, p.author, p.cover, p.tags, p.minutes, c.day, c.day
     from copies c join published_posts p on p.post_id = c.original`,
    [],
  );
  await database.query(
    `insert into post_search (post_id, reader, published_at, words)
     select c.id, s.reader, c.day, s.words from copies c join post_search s on s.post_id = c.original`,
    [],
  );
  await database.query("insert into post_slugs (slug, post_id) select slug, post_id from published_posts on conflict do nothing", []);
  await database.query("delete from published_tags", []);
  await database.query("insert into published_tags select reader, '', count(*) from published_posts group by reader", []);
  await database.query("insert into published_tags select reader, unnest(tags) as tag, count(*) from published_posts group by 1, 2", []);
  await database.query("analyze", []);
  const rows = await database.query<{ slug: string }>(
    "select slug from published_posts where reader = 'en' order by published_at desc limit 60",
  );
  await database.close();
  return { count, folder, site: await startSite({ dataDir: folder }), slugs: rows.map(({ slug }) => encodeURIComponent(slug)) };
}

function summary(times: number[]): { p50: number; p95: number } {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
