CREATE TABLE "post_image_uses" (
	"image_id" text NOT NULL,
	"post_id" text NOT NULL,
	"locale" text NOT NULL,
	"public" boolean NOT NULL,
	CONSTRAINT "post_image_uses_image_id_post_id_locale_public_pk" PRIMARY KEY("image_id","post_id","locale","public")
);
--> statement-breakpoint
ALTER TABLE "post_images" ADD COLUMN "alts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "post_image_uses" ADD CONSTRAINT "post_image_uses_image_id_post_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."post_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_image_uses" ADD CONSTRAINT "post_image_uses_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_image_uses_post" ON "post_image_uses" USING btree ("post_id");--> statement-breakpoint
UPDATE "post_images" SET "alts" = CASE WHEN "alt" = '' THEN '{}'::jsonb WHEN "alt" ~ '[가-힣]' THEN jsonb_build_object('ko', "alt") ELSE jsonb_build_object('en', "alt") END;--> statement-breakpoint
INSERT INTO "post_image_uses" ("image_id", "post_id", "locale", "public")
SELECT DISTINCT i."id", t."post_id", t."locale", t."public"
FROM (
  SELECT "post_id", "locale", "body", false AS "public" FROM "post_versions"
  UNION ALL
  SELECT "post_id", "locale", "body", true FROM "published_posts" WHERE "reader" = "locale"
) t
CROSS JOIN LATERAL regexp_matches(t."body"::text, '"/blog/images/([A-Za-z0-9_-]{16,40})"', 'g') AS found("ids")
JOIN "post_images" i ON i."id" = found."ids"[1];
