import { getAccount, signIn } from './account';
import { createAnimation, deleteAnimation, getAnimation, listAnimations } from './animation';
import { getOpenApi, listPresets, listStyles } from './catalog';
import { getCredits, getUsage } from './credits';
import { createExport } from './exports';
import { getFile } from './file';
import { cancelJob, getJob, listJobs, streamJobEvents } from './job';
import { createKey, deleteKey, listKeys } from './key';
import {
  createMascot, deleteMascot, getMascot, getSpec, listMascots, listVersions, previewMascot, recolorMascot, replaceSpec, restoreVersion, updateMascot,
} from './mascot';

/** Every endpoint that is served below `/api/v1`, by operation id: what the SDK calls and the OpenAPI document lists. */
export const ENDPOINTS = {
  listMascots, createMascot, getMascot, updateMascot, deleteMascot,
  getSpec, replaceSpec, recolorMascot, listVersions, restoreVersion, previewMascot,
  listAnimations, createAnimation, getAnimation, deleteAnimation,
  createExport, getFile,
  listJobs, getJob, streamJobEvents, cancelJob,
  listPresets, listStyles, getOpenApi,
  listKeys, createKey, deleteKey, getCredits, getUsage,
  signIn, getAccount,
};

export type EndpointId = keyof typeof ENDPOINTS;
