ALTER TABLE "credit_entries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "suspended_at" timestamp (3) with time zone;