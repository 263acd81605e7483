CREATE TABLE "credit_totals" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	"held" bigint NOT NULL,
	"granted" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_totals" ADD CONSTRAINT "credit_totals_workspace_id_workspaces_id_fk"
FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id")
ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Entries that a version before adds while it is being replaced are counted by the trigger too.
CREATE FUNCTION "add_to_credit_totals"() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credit_totals AS t (workspace_id, balance, held, granted)
  SELECT a.workspace_id, sum(a.credits), sum(a.held), coalesce(sum(a.credits) FILTER (WHERE a.kind = 'grant'), 0)
  FROM added AS a GROUP BY a.workspace_id ORDER BY a.workspace_id
  ON CONFLICT (workspace_id) DO UPDATE
  SET balance = t.balance + EXCLUDED.balance, held = t.held + EXCLUDED.held, granted = t.granted + EXCLUDED.granted;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "credit_entries_totals" AFTER INSERT ON "credit_entries"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "add_to_credit_totals"();--> statement-breakpoint
INSERT INTO "credit_totals"
SELECT "workspace_id", sum("credits"), sum("held"), coalesce(sum("credits") FILTER (WHERE "kind" = 'grant'), 0)
FROM "credit_entries" GROUP BY "workspace_id";
