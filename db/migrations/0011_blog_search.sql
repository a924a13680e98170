CREATE TABLE "post_search" (
	"post_id" text NOT NULL,
	"reader" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "post_search_post_id_reader_pk" PRIMARY KEY("post_id","reader")
);
--> statement-breakpoint
DROP INDEX "published_posts_search";--> statement-breakpoint
ALTER TABLE "post_search" ADD CONSTRAINT "post_search_post_id_reader_published_posts_post_id_reader_fk" FOREIGN KEY ("post_id","reader") REFERENCES "public"."published_posts"("post_id","reader") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_search_words" ON "post_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
INSERT INTO "post_search" ("post_id", "reader", "published_at", "words")
SELECT "post_id", "reader", "published_at", array_to_tsvector(
	ARRAY['@' || "reader"]
	|| ARRAY(SELECT '#' || "tag" FROM unnest("tags") AS "tag" WHERE "tag" <> '')
	|| tsvector_to_array("search")
	|| ARRAY(SELECT '^' || "word" FROM unnest(tsvector_to_array(ts_filter("search", '{a}'))) AS "word")
) FROM "published_posts";--> statement-breakpoint
ALTER TABLE "published_posts" DROP COLUMN "search";