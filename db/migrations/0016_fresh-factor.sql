ALTER TABLE "sessions" ADD COLUMN "factor_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
UPDATE "sessions" SET "factor_at" = "created_at";
