CREATE TABLE "ticket_shared_reads" (
	"ticket_id" text NOT NULL,
	"account_id" text NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "ticket_shared_reads_ticket_id_account_id_pk" PRIMARY KEY("ticket_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "organisation_id" text;--> statement-breakpoint
ALTER TABLE "ticket_shared_reads" ADD CONSTRAINT "ticket_shared_reads_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_shared_reads" ADD CONSTRAINT "ticket_shared_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_shared_reads_account" ON "ticket_shared_reads" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_organisation_updated" ON "tickets" USING btree ("organisation_id","updated_at","id") WHERE organisation_id is not null;