CREATE TABLE "ticket_field_values" (
	"ticket_id" text NOT NULL,
	"field_id" text NOT NULL,
	"audience" text NOT NULL,
	"text_value" text,
	"number_value" numeric(15, 4),
	"day_value" date,
	CONSTRAINT "ticket_field_values_ticket_id_field_id_pk" PRIMARY KEY("ticket_id","field_id")
);
--> statement-breakpoint
ALTER TABLE "ticket_field_values" ADD CONSTRAINT "ticket_field_values_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_field_values_text" ON "ticket_field_values" USING btree ("field_id","text_value","ticket_id") WHERE text_value is not null;--> statement-breakpoint
CREATE INDEX "ticket_field_values_number" ON "ticket_field_values" USING btree ("field_id","number_value","ticket_id") WHERE number_value is not null;--> statement-breakpoint
CREATE INDEX "ticket_field_values_day" ON "ticket_field_values" USING btree ("field_id","day_value","ticket_id") WHERE day_value is not null;