ALTER TABLE "incidents" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "body" jsonb;--> statement-breakpoint
UPDATE "incidents" SET "title" = jsonb_build_object('en', "title_en", 'ko', "title_ko"), "body" = jsonb_build_object('en', "body_en", 'ko', "body_ko");--> statement-breakpoint
ALTER TABLE "incidents" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "incidents" ALTER COLUMN "body" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "incidents" ALTER COLUMN "body" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "incidents" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "incidents" DROP COLUMN "title_ko";--> statement-breakpoint
ALTER TABLE "incidents" DROP COLUMN "body_en";--> statement-breakpoint
ALTER TABLE "incidents" DROP COLUMN "body_ko";--> statement-breakpoint
ALTER TABLE "canned_replies" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD COLUMN "body" jsonb;--> statement-breakpoint
UPDATE "canned_replies" SET "title" = jsonb_build_object('en', "title_en", 'ko', "title_ko"), "body" = jsonb_build_object('en', "body_en", 'ko', "body_ko");--> statement-breakpoint
ALTER TABLE "canned_replies" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "canned_replies" ALTER COLUMN "body" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "canned_replies" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "canned_replies" DROP COLUMN "title_ko";--> statement-breakpoint
ALTER TABLE "canned_replies" DROP COLUMN "body_en";--> statement-breakpoint
ALTER TABLE "canned_replies" DROP COLUMN "body_ko";--> statement-breakpoint
ALTER TABLE "customer_services" ADD COLUMN "name" jsonb;--> statement-breakpoint
UPDATE "customer_services" SET "name" = jsonb_build_object('en', "name_en", 'ko', "name_ko");--> statement-breakpoint
ALTER TABLE "customer_services" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_services" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "customer_services" DROP COLUMN "name_ko";