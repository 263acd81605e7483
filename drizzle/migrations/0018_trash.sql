ALTER TABLE "mascots" ALTER COLUMN "workspace_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mascots" ADD COLUMN "trash_of" text;--> statement-breakpoint
ALTER TABLE "mascots" ADD COLUMN "trashed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mascots" ADD CONSTRAINT "mascots_trash_of_workspaces_id_fk"
FOREIGN KEY ("trash_of") REFERENCES "public"."workspaces"("id")
ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mascots_trash" ON "mascots" USING btree ("trash_of","trashed_at","id")
WHERE "mascots"."trash_of" is not null;