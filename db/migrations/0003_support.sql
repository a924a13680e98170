CREATE TABLE "discarded_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"uploader_id" text,
	"draft" text NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"customer_id" text,
	"bound_kind" text,
	"bound_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"visible_to_customer" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"once_key" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"shortcut" text NOT NULL,
	"department" text,
	"title_en" text NOT NULL,
	"title_ko" text NOT NULL,
	"body_en" text NOT NULL,
	"body_ko" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"updated_by_id" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_replies_shortcut_unique" UNIQUE("shortcut")
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_services" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ko" text NOT NULL,
	"family" text NOT NULL,
	"site" text,
	"sla" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_followers" (
	"ticket_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "ticket_followers_ticket_id_account_id_pk" PRIMARY KEY("ticket_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_message_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"edited_by_id" text,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"author_id" text,
	"via" text NOT NULL,
	"body" jsonb,
	"text" text DEFAULT '' NOT NULL,
	"event" jsonb,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"mail_id" text,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_messages_mailId_unique" UNIQUE("mail_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_numbers" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"author_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"text" text NOT NULL,
	"file_ids" text[] NOT NULL,
	"seen_seq" integer NOT NULL,
	"next_state" text NOT NULL,
	"sends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_views" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"customer_id" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"department" text NOT NULL,
	"priority" text NOT NULL,
	"service_id" text,
	"assignee_id" text,
	"via" text NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"public_seq" integer DEFAULT 0 NOT NULL,
	"staff_public_seq" integer DEFAULT 0 NOT NULL,
	"customer_seq" integer DEFAULT 0 NOT NULL,
	"customer_read_seq" integer DEFAULT 0 NOT NULL,
	"customer_read_at" timestamp with time zone,
	"last_by" text NOT NULL,
	"last_author_id" text,
	"last_text" text NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_due_at" timestamp with time zone,
	"first_used" integer DEFAULT 0 NOT NULL,
	"first_since" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"reply_due_at" timestamp with time zone,
	"reply_used" integer DEFAULT 0 NOT NULL,
	"reply_since" timestamp with time zone,
	"resolution_due_at" timestamp with time zone,
	"resolution_used" integer DEFAULT 0 NOT NULL,
	"resolution_since" timestamp with time zone,
	"deadline" timestamp with time zone NOT NULL,
	"warned_of" timestamp with time zone,
	"missed_of" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"closing_told_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"rating" smallint,
	"rating_comment" text,
	"rated_at" timestamp with time zone,
	"continued_from_id" text,
	"merged_into_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_accounts_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_updated_by_id_accounts_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_services" ADD CONSTRAINT "customer_services_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_followers" ADD CONSTRAINT "ticket_followers_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_followers" ADD CONSTRAINT "ticket_followers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message_edits" ADD CONSTRAINT "ticket_message_edits_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message_edits" ADD CONSTRAINT "ticket_message_edits_edited_by_id_accounts_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_outbox" ADD CONSTRAINT "ticket_outbox_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_outbox" ADD CONSTRAINT "ticket_outbox_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_views" ADD CONSTRAINT "ticket_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_service_id_customer_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."customer_services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_last_author_id_accounts_id_fk" FOREIGN KEY ("last_author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_continued_from_id_tickets_id_fk" FOREIGN KEY ("continued_from_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged_into_id_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_bound" ON "files" USING btree ("bound_kind","bound_id");--> statement-breakpoint
CREATE INDEX "files_loose" ON "files" USING btree ("created_at") WHERE bound_id is null;--> statement-breakpoint
CREATE INDEX "files_uploader" ON "files" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "files_customer" ON "files" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("account_id","once_key");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","subject_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "access_log_customer" ON "access_log" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "access_log_staff" ON "access_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "access_log_created" ON "access_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "canned_replies_used" ON "canned_replies" USING btree ("used","id");--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_services_customer_code" ON "customer_services" USING btree ("customer_id","code");--> statement-breakpoint
CREATE INDEX "ticket_followers_account" ON "ticket_followers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ticket_message_edits_message" ON "ticket_message_edits" USING btree ("message_id","edited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_messages_ticket_seq" ON "ticket_messages" USING btree ("ticket_id","seq");--> statement-breakpoint
CREATE INDEX "ticket_messages_search" ON "ticket_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "ticket_messages_author" ON "ticket_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "ticket_outbox_sends" ON "ticket_outbox" USING btree ("sends_at");--> statement-breakpoint
CREATE INDEX "ticket_outbox_ticket" ON "ticket_outbox" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_views_account" ON "ticket_views" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_customer_updated" ON "tickets" USING btree ("customer_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_customer_created" ON "tickets" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_customer_deadline" ON "tickets" USING btree ("customer_id","deadline","id");--> statement-breakpoint
CREATE INDEX "tickets_customer_state" ON "tickets" USING btree ("customer_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_open_deadline" ON "tickets" USING btree ("deadline","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "tickets_open_updated" ON "tickets" USING btree ("updated_at","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "tickets_open_created" ON "tickets" USING btree ("created_at","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "tickets_mine_deadline" ON "tickets" USING btree ("assignee_id","deadline","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "tickets_mine_updated" ON "tickets" USING btree ("assignee_id","updated_at","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "tickets_department_deadline" ON "tickets" USING btree ("department","deadline","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "tickets_state_deadline" ON "tickets" USING btree ("state","deadline","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "tickets_state_updated" ON "tickets" USING btree ("state","updated_at","id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "tickets_unassigned_deadline" ON "tickets" USING btree ("deadline","id") WHERE state <> 'closed' and assignee_id is null;--> statement-breakpoint
CREATE INDEX "tickets_answered" ON "tickets" USING btree ("answered_at") WHERE state = 'answered';--> statement-breakpoint
CREATE INDEX "tickets_closed" ON "tickets" USING btree ("closed_at","id") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "tickets_tags" ON "tickets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin ("search");--> statement-breakpoint
CREATE INDEX "tickets_service" ON "tickets" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "tickets_continued_from" ON "tickets" USING btree ("continued_from_id") WHERE continued_from_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_merged_into" ON "tickets" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
-- However a file's row goes (sweep, erased account), its bytes are queued for removal from the store.
CREATE FUNCTION discard_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER files_discard AFTER DELETE ON files FOR EACH ROW EXECUTE FUNCTION discard_file();
