CREATE TABLE "drafts" (
	"account_id" text NOT NULL,
	"place" text NOT NULL,
	"rev" text NOT NULL,
	"knows" jsonb NOT NULL,
	"entry" text,
	"other" text,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_account_id_place_pk" PRIMARY KEY("account_id","place")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_until" ON "drafts" USING btree ("until");