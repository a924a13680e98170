ALTER TABLE "files" ADD COLUMN "audience" text;--> statement-breakpoint
-- What lies in a draft of staff was never said to be for a customer: it is attached again before it leaves.
UPDATE "files" SET "audience" = CASE
  WHEN "bound_kind" = 'ticket-outbox' OR "visible_to_customer" THEN 'customer'
  WHEN "bound_id" IS NULL AND EXISTS (SELECT 1 FROM "accounts" WHERE "accounts"."id" = "files"."uploader_id" AND "accounts"."kind" = 'customer') THEN 'customer'
  ELSE 'internal'
END;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "audience" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "visible_to_customer";--> statement-breakpoint
-- The last word on what may leave: whatever a query says, an internal file stays internal and hangs on a note or on nothing.
CREATE FUNCTION keep_file_inside() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.audience = 'internal' AND NEW.audience <> 'internal' THEN
    RAISE EXCEPTION 'file % is internal and stays so', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.audience = 'internal') <> (
    CASE NEW.bound_kind
      WHEN 'ticket-outbox' THEN false
      WHEN 'ticket-message' THEN EXISTS (SELECT 1 FROM ticket_messages WHERE id = NEW.bound_id AND kind = 'note')
      WHEN 'chat-message' THEN EXISTS (SELECT 1 FROM chat_messages WHERE id = NEW.bound_id AND kind = 'note')
      ELSE NEW.audience = 'internal'
    END
  ) THEN
    RAISE EXCEPTION 'file % is for another audience than the message that takes it', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER files_stay_inside BEFORE INSERT OR UPDATE OF audience, bound_kind, bound_id ON files FOR EACH ROW EXECUTE FUNCTION keep_file_inside();--> statement-breakpoint
-- A note is a note for good.
CREATE FUNCTION keep_message_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the kind of message % does not change', NEW.id USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ticket_messages_kind BEFORE UPDATE OF kind ON ticket_messages FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind) EXECUTE FUNCTION keep_message_kind();--> statement-breakpoint
CREATE TRIGGER chat_messages_kind BEFORE UPDATE OF kind ON chat_messages FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind) EXECUTE FUNCTION keep_message_kind();
