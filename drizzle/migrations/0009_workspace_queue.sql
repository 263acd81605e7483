CREATE TABLE "workspace_queue" (
	"workspace_id" text NOT NULL,
	"lane" text NOT NULL,
	"turn" timestamp (3) with time zone,
	CONSTRAINT "workspace_queue_workspace_id_lane_pk" PRIMARY KEY("workspace_id","lane")
);
--> statement-breakpoint
DROP INDEX "jobs_queued";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lane" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_queue" ADD CONSTRAINT "workspace_queue_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_queue_turns" ON "workspace_queue" USING btree ("lane","turn") WHERE "workspace_queue"."turn" is not null;--> statement-breakpoint
CREATE INDEX "jobs_queued" ON "jobs" USING btree ("workspace_id","lane","created_at","id") WHERE "jobs"."status" = 'queued';--> statement-breakpoint
UPDATE "jobs" SET "lane" = 'drawing' WHERE "status" = 'queued' AND "type" IN ('export', 'reconstruct');--> statement-breakpoint
INSERT INTO "workspace_queue" SELECT DISTINCT "workspace_id", "lane", now() FROM "jobs" WHERE "status" = 'queued';
