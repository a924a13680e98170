CREATE TABLE "assignment_turns" (
	"account_id" text PRIMARY KEY NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "automation_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"trigger" text NOT NULL,
	"parts" jsonb NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"active_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"rule_id" text NOT NULL,
	"ticket_id" text,
	"enquiry_id" text,
	"event" text NOT NULL,
	"did" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignment_turns" ADD CONSTRAINT "assignment_turns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_runs" ADD CONSTRAINT "rule_runs_rule_id_automation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."automation_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_runs" ADD CONSTRAINT "rule_runs_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_runs" ADD CONSTRAINT "rule_runs_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_rules_trigger" ON "automation_rules" USING btree ("trigger","position") WHERE active;--> statement-breakpoint
CREATE UNIQUE INDEX "rule_runs_once_ticket" ON "rule_runs" USING btree ("ticket_id","rule_id","event") WHERE ticket_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rule_runs_once_enquiry" ON "rule_runs" USING btree ("enquiry_id","rule_id","event") WHERE enquiry_id is not null;--> statement-breakpoint
CREATE INDEX "rule_runs_rule" ON "rule_runs" USING btree ("rule_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rule_runs_created" ON "rule_runs" USING btree ("created_at");