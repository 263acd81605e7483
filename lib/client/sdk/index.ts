export { at, createClient } from './client';
export { ServiceError } from '../error';
export { SignatureError, signatureOf, verifyWebhook } from './verify';
export type { Address } from '../call';
export type { ClientErrorCode } from '../error';
export type { EventOptions } from '../stream';
export type { Liverig } from './client';
export type { Catalog, Keys, WorkspaceCalls } from './account';
export type { Animations, ComposedAnimationInput, InstantAnimationInput, VideoSource, VideoWishes } from './animations';
export type { CallArguments } from './ask';
export type { Canvases } from './canvases';
export type { Files, Uploads } from './files';
export type { AwaitOptions, Jobs, WaitOptions } from './jobs';
export type { Exports, Scenes, Websites } from './makings';
export type { MascotInWork, Mascots, PictureSource, RebuildWishes } from './mascots';
export type { ClientOptions, RequestNotice, RequestOptions, ResponseNotice, SaveOptions } from './options';
export type { CreateResult, JobOf, JobResults, VariantResult } from './results';
export type {
  BundleQuery,
  AuditQuery,
  DeliveriesQuery,
  Deleted,
  JobsQuery,
  List,
  MascotsQuery,
  Page,
  PreviewQuery,
  Routes,
  WebhookInput,
} from './routes';
export type { FileReference, UploadSource } from './source';
export type { VerifyOptions, WebhookEvent } from './verify';
export type { Webhooks } from './webhooks';
export type { AnalyzeResult, Brand, BrandColor, MascotConcept } from '@/lib/contract/analyze';
export type {
  AnimateResult,
  Animation,
  BatchAnimationInput,
  PresetAnimationInput,
  PromptAnimationInput,
  ReferenceAnimationInput,
  Suggestion,
  SuggestResult,
} from '@/lib/contract/animation';
export type { Canvas, CanvasTemplate, TemplateCanvasInput } from '@/lib/contract/canvas';
export type { Preset, Style } from '@/lib/contract/catalog';
export type { Starter } from '@/lib/contract/starter';
export type { Credits, Usage } from '@/lib/contract/credits';
export type { PlayerBundle, ShareLink } from '@/lib/contract/embed';
export type { ErrorCode } from '@/lib/contract/errors';
export type { ExportFormat } from '@/lib/contract/export-formats';
export type { ExportInput, ExportResult, Receipt, SpriteTable } from '@/lib/contract/exports';
export type { File } from '@/lib/contract/file';
export type { Job, JobEvent, JobStatus, JobType } from '@/lib/contract/job';
export type { Key, NewKey } from '@/lib/contract/key';
export type { DesignMascotInput, Mascot } from '@/lib/contract/mascot';
export type { EditMascotInput, EditResult, VariantInput } from '@/lib/contract/mascot-edit';
export type { Version } from '@/lib/contract/version';
export type { Member } from '@/lib/contract/member';
export type { SceneInput, SceneResult } from '@/lib/contract/scene';
export type { Attempt, Delivery, NewWebhook, Webhook, WholeDelivery } from '@/lib/contract/webhook';
export type { Workspace } from '@/lib/contract/workspace';
export type { CanvasGraph } from '@/lib/core/canvas/schema';
export type { AnimationClip } from '@/lib/core/clip/schema';
export type { MascotSpec } from '@/lib/core/spec/schema';
