DROP INDEX "sessions_user";--> statement-breakpoint
DROP INDEX "mascots_variant_of";--> statement-breakpoint
DROP INDEX "webhooks_workspace";--> statement-breakpoint
DROP INDEX "files_newest";--> statement-breakpoint
DROP INDEX "members_user";--> statement-breakpoint
DROP INDEX "mascots_newest";--> statement-breakpoint
DROP INDEX "jobs_newest";--> statement-breakpoint
DROP INDEX "jobs_mascot";--> statement-breakpoint
DROP INDEX "deliveries_newest";--> statement-breakpoint
CREATE INDEX "invites_open" ON "invites" USING btree ("workspace_id","created_at","id") WHERE "invites"."used_at" is null and "invites"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "members_owner_first" ON "members" USING btree ("workspace_id",("role" <> 'owner'),"joined_at","user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("user_id","last_used_at","id");--> statement-breakpoint
CREATE INDEX "keys_active" ON "keys" USING btree ("workspace_id","created_at","id") WHERE "keys"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "animations_oldest" ON "animations" USING btree ("mascot_id","created_at","id");--> statement-breakpoint
CREATE INDEX "canvases_oldest" ON "canvases" USING btree ("mascot_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mascots_variants" ON "mascots" USING btree ("variant_of","created_at","id") WHERE "mascots"."variant_of" is not null;--> statement-breakpoint
CREATE INDEX "jobs_by_status" ON "jobs" USING btree ("workspace_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_type" ON "jobs" USING btree ("workspace_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_type_and_status" ON "jobs" USING btree ("workspace_id","type","status","created_at","id");--> statement-breakpoint
CREATE INDEX "webhooks_newest" ON "webhooks" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_newest" ON "files" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id","joined_at","workspace_id");--> statement-breakpoint
CREATE INDEX "mascots_newest" ON "mascots" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_mascot" ON "jobs" USING btree ("mascot_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_newest" ON "deliveries" USING btree ("webhook_id","created_at","id");