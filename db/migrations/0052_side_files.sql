-- Files of a side conversation are internal, whoever sent them: no customer ever gets one.
CREATE OR REPLACE FUNCTION keep_file_inside() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.audience = 'internal' AND NEW.audience <> 'internal' THEN
    RAISE EXCEPTION 'file % is internal and stays so', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.audience = 'internal') <> (
    CASE NEW.bound_kind
      WHEN 'ticket-outbox' THEN false
      WHEN 'side-message' THEN true
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
-- A message that goes, with its ticket or its customer, takes its files along.
CREATE FUNCTION drop_side_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM files WHERE bound_kind = 'side-message' AND bound_id = OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER side_messages_drop_files AFTER DELETE ON side_messages FOR EACH ROW EXECUTE FUNCTION drop_side_files();
