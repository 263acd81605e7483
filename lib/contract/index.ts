import { deleteAccount, getAccount, signIn, updateAccount } from './account';
import { getActivity, listActivity, retryJob } from './activity';
import { analyzeWebsite } from './analyze';
import { exportAudit, listAudit } from './audit';
import {
  createAnimation,
  createAnimations,
  deleteAnimation,
  getAnimation,
  listAnimations,
  replaceAnimation,
  suggestAnimations,
} from './animation';
import { createCanvas, deleteCanvas, listCanvases, listCanvasTemplates, updateCanvas } from './canvas';
import { getOpenApi, listPresets, listStyles } from './catalog';
import { getCredits, getUsage } from './credits';
import { exportAccount, exportWorkspace } from './data-export';
import { getBundle, shareMascot } from './embed';
import { createDirectUpload, finishDirectUpload } from './direct-upload';
import { createExport } from './exports';
import { getFile } from './file';
import { acceptInvite, createInvite, getInvite, listInvites, revokeInvite } from './invite';
import { cancelJob, getJob, listJobs, streamJobEvents } from './job';
import { createKey, deleteKey, listKeys } from './key';
import { createMascot, deleteMascot, getMascot, listMascots, updateMascot } from './mascot';
import { duplicateMascot } from './mascot-duplicate';
import { createVariant, editMascot, recolorMascot } from './mascot-edit';
import { replaceSheet } from './mascot-sheet';
import { getSpec, replaceSpec } from './mascot-spec';
import { previewMascot } from './preview';
import { listVersions, restoreVersion } from './version';
import { listMembers, removeMember, transferOwnership, updateMember } from './member';
import { announcePresence } from './presence';
import { deleteProvider, listProviders } from './provider';
import { createScene } from './scene';
import { listStarters } from './starter';
import { deleteSession, listSessions, revokeSessions } from './session';
import { listTags, replaceTags } from './tag';
import { eraseMascot, listTrash, restoreMascot } from './trash';
import { createUpload } from './upload';
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  redeliver,
  testWebhook,
} from './webhook';
import {
  activateWorkspace,
  createWorkspace,
  deleteWorkspace,
  getWorkspace,
  listWorkspaces,
  updateWorkspace,
} from './workspace';

/** Every endpoint that is served below `/api/v1`, by operation id. The SDK and the OpenAPI document read this list. */
export const ENDPOINTS = {
  listMascots,
  createMascot,
  getMascot,
  updateMascot,
  deleteMascot,
  listTrash,
  restoreMascot,
  eraseMascot,
  announcePresence,
  duplicateMascot,
  listTags,
  replaceTags,
  getSpec,
  replaceSpec,
  replaceSheet,
  recolorMascot,
  editMascot,
  createVariant,
  listVersions,
  restoreVersion,
  previewMascot,
  getBundle,
  shareMascot,
  listAnimations,
  createAnimation,
  createAnimations,
  getAnimation,
  replaceAnimation,
  deleteAnimation,
  suggestAnimations,
  listCanvases,
  createCanvas,
  updateCanvas,
  deleteCanvas,
  listCanvasTemplates,
  createUpload,
  createDirectUpload,
  finishDirectUpload,
  createExport,
  createScene,
  analyzeWebsite,
  getFile,
  listJobs,
  getJob,
  streamJobEvents,
  cancelJob,
  retryJob,
  listActivity,
  getActivity,
  listPresets,
  listStyles,
  listStarters,
  getOpenApi,
  listKeys,
  createKey,
  deleteKey,
  getCredits,
  getUsage,
  listWebhooks,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  getDelivery,
  redeliver,
  testWebhook,
  signIn,
  getAccount,
  updateAccount,
  listSessions,
  deleteSession,
  revokeSessions,
  listProviders,
  deleteProvider,
  exportAccount,
  deleteAccount,
  getWorkspace,
  updateWorkspace,
  deleteWorkspace,
  exportWorkspace,
  listWorkspaces,
  createWorkspace,
  activateWorkspace,
  listAudit,
  exportAudit,
  listMembers,
  updateMember,
  removeMember,
  transferOwnership,
  listInvites,
  createInvite,
  revokeInvite,
  getInvite,
  acceptInvite,
};

export type EndpointId = keyof typeof ENDPOINTS;
