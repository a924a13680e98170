ALTER TABLE "enquiries" ADD COLUMN "via" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "mail_id" text;--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD COLUMN "mail_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_mailId_unique" UNIQUE("mail_id");--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_mailId_unique" UNIQUE("mail_id");--> statement-breakpoint
-- What hangs on an enquiry follows the same rule as elsewhere: internal files on notes only, and nothing else there.
CREATE OR REPLACE FUNCTION keep_file_inside() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.audience = 'internal' AND NEW.audience <> 'internal' THEN
    RAISE EXCEPTION 'file % is internal and stays so', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.audience = 'internal') <> (
    CASE NEW.bound_kind
      WHEN 'ticket-outbox' THEN false
      WHEN 'ticket-message' THEN EXISTS (SELECT 1 FROM ticket_messages WHERE id = NEW.bound_id AND kind = 'note')
      WHEN 'chat-message' THEN EXISTS (SELECT 1 FROM chat_messages WHERE id = NEW.bound_id AND kind = 'note')
      WHEN 'enquiry-message' THEN EXISTS (SELECT 1 FROM enquiry_entries WHERE id = NEW.bound_id AND kind = 'note')
      ELSE NEW.audience = 'internal'
    END
  ) THEN
    RAISE EXCEPTION 'file % is for another audience than the message that takes it', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- An enquiry that is erased takes its files along.
CREATE FUNCTION drop_enquiry_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM files WHERE bound_kind = 'enquiry-message' AND bound_id = OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enquiries_drop_files AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION drop_enquiry_files();--> statement-breakpoint
CREATE TRIGGER enquiry_entries_drop_files AFTER DELETE ON enquiry_entries FOR EACH ROW EXECUTE FUNCTION drop_enquiry_files();
