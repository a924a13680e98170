CREATE TABLE "agent_presence" (
	"account_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"seats" smallint NOT NULL,
	"pinged_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"seq" integer NOT NULL,
	"client_id" text,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"author_id" text,
	"body" text DEFAULT '' NOT NULL,
	"event" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"topic" text NOT NULL,
	"department" text NOT NULL,
	"service_id" text,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"agent_id" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"public_seq" integer DEFAULT 0 NOT NULL,
	"customer_seq" integer DEFAULT 0 NOT NULL,
	"staff_seq" integer DEFAULT 0 NOT NULL,
	"customer_read_seq" integer DEFAULT 0 NOT NULL,
	"customer_read_at" timestamp with time zone,
	"customer_delivered_seq" integer DEFAULT 0 NOT NULL,
	"staff_read_seq" integer DEFAULT 0 NOT NULL,
	"staff_read_at" timestamp with time zone,
	"staff_delivered_seq" integer DEFAULT 0 NOT NULL,
	"last_by" text NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waiting_since" timestamp with time zone,
	"told_seconds" integer,
	"waited_seconds" integer,
	"alerted_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"unanswered_since" timestamp with time zone,
	"unseen_since" timestamp with time zone,
	"mailed_seq" integer DEFAULT 0 NOT NULL,
	"away_told_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"rating" smallint,
	"rating_comment" text,
	"rated_at" timestamp with time zone,
	"ticket_id" text,
	"carried_from_seq" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_presence" ADD CONSTRAINT "agent_presence_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_service_id_customer_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."customer_services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_presence_pinged" ON "agent_presence" USING btree ("pinged_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_seq" ON "chat_messages" USING btree ("chat_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client_id" ON "chat_messages" USING btree ("chat_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_author" ON "chat_messages" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_one_open" ON "chats" USING btree ("customer_id") WHERE state in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "chats_customer" ON "chats" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chats_waiting" ON "chats" USING btree ("waiting_since","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "chats_active_agent" ON "chats" USING btree ("agent_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "chats_agent" ON "chats" USING btree ("agent_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "chats_updated" ON "chats" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "chats_taken" ON "chats" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "chats_ticket" ON "chats" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "chats_service" ON "chats" USING btree ("service_id");