CREATE TABLE "side_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"locale" text NOT NULL,
	"opened_by_id" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "side_conversations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "side_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"by" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"unproved" boolean DEFAULT false NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "side_messages_mailId_unique" UNIQUE("mail_id")
);
--> statement-breakpoint
ALTER TABLE "side_conversations" ADD CONSTRAINT "side_conversations_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_conversations" ADD CONSTRAINT "side_conversations_opened_by_id_accounts_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_messages" ADD CONSTRAINT "side_messages_conversation_id_side_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."side_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_messages" ADD CONSTRAINT "side_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "side_conversations_ticket" ON "side_conversations" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "side_messages_conversation" ON "side_messages" USING btree ("conversation_id","created_at");