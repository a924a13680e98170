CREATE TABLE "customer_views" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"session_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer_views" ADD CONSTRAINT "customer_views_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_views_session" ON "customer_views" USING btree ("session_id") WHERE "customer_views"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "customer_views_customer" ON "customer_views" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_views_created" ON "customer_views" USING btree ("created_at");