ALTER TABLE "accounts" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now a demo account was known by its id.
UPDATE "accounts" SET "demo" = true WHERE "id" LIKE 'demo-%';
