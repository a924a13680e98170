CREATE TABLE "report_blocks" (
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"span" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"solved" integer DEFAULT 0 NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "report_blocks_dimension_key_span_start_pk" PRIMARY KEY("dimension","key","span","start")
);
--> statement-breakpoint
CREATE TABLE "report_stale" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"ticket_id" text,
	"chat_id" text,
	"department" text NOT NULL,
	"person_id" text,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"seconds" integer,
	"kept" boolean,
	"rating" smallint
);
--> statement-breakpoint
ALTER TABLE "support_facts" ADD CONSTRAINT "support_facts_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_facts" ADD CONSTRAINT "support_facts_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_facts" ADD CONSTRAINT "support_facts_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_blocks_start" ON "report_blocks" USING btree ("start");--> statement-breakpoint
CREATE INDEX "support_facts_at" ON "support_facts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "support_facts_kind_at" ON "support_facts" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "support_facts_ticket" ON "support_facts" USING btree ("ticket_id","kind","at");--> statement-breakpoint
CREATE INDEX "support_facts_chat" ON "support_facts" USING btree ("chat_id") WHERE chat_id is not null;--> statement-breakpoint
CREATE INDEX "support_facts_person" ON "support_facts" USING btree ("person_id");--> statement-breakpoint
CREATE FUNCTION note_changed_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Sums are made an hour after their day. What is written or taken away later than half an hour is noted; the rest is in time.
  IF TG_OP <> 'INSERT' AND OLD.at < now() - interval '30 minutes' THEN
    INSERT INTO report_stale (at) VALUES (OLD.at);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.at < now() - interval '30 minutes' THEN
    INSERT INTO report_stale (at) VALUES (NEW.at);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What happened before this table was there, as far as it was written down: department, person and language are those of today.
INSERT INTO support_facts (id, at, kind, ticket_id, department, person_id, language, channel, seconds, kept)
SELECT 'o-' || t.id, t.created_at, 'opened', t.id, t.department, NULL, a.locale, t.via, NULL, NULL
FROM tickets t JOIN accounts a ON a.id = t.customer_id
UNION ALL
SELECT 'a-' || t.id, t.first_answered_at, 'answered', t.id, t.department,
  (SELECT m.author_id FROM ticket_messages m WHERE m.ticket_id = t.id AND m.kind = 'public' AND m.by = 'staff'
    AND m.created_at = t.first_answered_at LIMIT 1),
  a.locale, t.via, greatest(0, round(extract(epoch FROM t.first_answered_at - t.created_at)))::int,
  NOT EXISTS (SELECT 1 FROM ticket_messages m WHERE m.ticket_id = t.id AND m.event->>'type' = 'overdue' AND m.event->>'clock' = 'first')
FROM tickets t JOIN accounts a ON a.id = t.customer_id WHERE t.first_answered_at IS NOT NULL
UNION ALL
SELECT 's-' || e.id, e.created_at, CASE WHEN e.merged THEN 'merged' ELSE 'solved' END, t.id, t.department,
  coalesce(t.assignee_id, CASE WHEN e.by = 'staff' THEN e.author_id END), a.locale, t.via,
  CASE WHEN NOT e.merged THEN greatest(0, round(extract(epoch FROM e.created_at - e.since)))::int END,
  CASE WHEN NOT e.merged THEN NOT EXISTS (SELECT 1 FROM ticket_messages m WHERE m.ticket_id = t.id AND m.event->>'type' = 'overdue'
    AND m.event->>'clock' = 'resolution' AND m.created_at BETWEEN e.since AND e.created_at) END
FROM (
  SELECT c.id, c.ticket_id, c.created_at, c.by, c.author_id,
    coalesce((SELECT max(r.created_at) FROM ticket_messages r WHERE r.ticket_id = c.ticket_id AND r.seq < c.seq
      AND r.event->>'type' = 'reopened'), o.created_at) AS since,
    EXISTS (SELECT 1 FROM ticket_messages g WHERE g.ticket_id = c.ticket_id AND g.created_at = c.created_at
      AND g.event->>'type' = 'merged' AND g.event->>'direction' = 'into') AS merged
  FROM ticket_messages c JOIN tickets o ON o.id = c.ticket_id WHERE c.kind = 'event' AND c.event->>'type' = 'closed') e
JOIN tickets t ON t.id = e.ticket_id JOIN accounts a ON a.id = t.customer_id
UNION ALL
SELECT 'r-' || e.id, e.created_at, 'reopened', t.id, t.department, t.assignee_id, a.locale, t.via, NULL, NULL
FROM ticket_messages e JOIN tickets t ON t.id = e.ticket_id JOIN accounts a ON a.id = t.customer_id
WHERE e.kind = 'event' AND e.event->>'type' = 'reopened';--> statement-breakpoint
INSERT INTO support_facts (id, at, kind, ticket_id, department, person_id, language, channel, rating)
SELECT 'n-' || t.id, t.rated_at, 'rated', t.id, t.department, t.assignee_id, a.locale, t.via, t.rating
FROM tickets t JOIN accounts a ON a.id = t.customer_id WHERE t.rated_at IS NOT NULL AND t.rating IS NOT NULL;--> statement-breakpoint
INSERT INTO support_facts (id, at, kind, chat_id, department, person_id, language, channel, seconds, rating)
SELECT 't-' || id, taken_at, 'chat_taken', id, department, agent_id, locale, 'chat', coalesce(waited_seconds, 0), NULL::smallint
FROM chats WHERE taken_at IS NOT NULL
UNION ALL
SELECT 'e-' || id, ended_at, 'chat_ended', id, department, agent_id, locale, 'chat',
  greatest(0, round(extract(epoch FROM ended_at - taken_at)))::int, NULL FROM chats WHERE ended_at IS NOT NULL
UNION ALL
SELECT 'n-' || id, rated_at, 'rated', id, department, agent_id, locale, 'chat', NULL, rating
FROM chats WHERE rated_at IS NOT NULL AND rating IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER support_facts_changed AFTER INSERT OR UPDATE OR DELETE ON support_facts
  FOR EACH ROW EXECUTE FUNCTION note_changed_history();
