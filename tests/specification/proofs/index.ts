import type { Proofs } from '../proof';
import { credentialRow, roleRow } from './access';
import { conventionRow, nameRow, planRow, priceRow, variableRow } from './conventions';
import { endpointRow, sessionRow } from './endpoints';
import { codeRow, statusRow } from './errors';
import { eventRow, webhookRow } from './events';
import { faultRow } from './faults';
import { limitRow } from './limits';
import {
  animationRow,
  clipRows,
  graphRows,
  jobRow,
  mascotRow,
  modifierRows,
  partRows,
  shapeRow,
  specRows,
} from './resources';
import { resultRow } from './results';
import { billRow, growthRow } from './scale';
import { inviteStates, jobStates, mascotStates } from './states';

/** What shows each row of each table of the specification, by document and by the heading of the table. */
export const PROOFS: Record<'specification' | 'decisions', Proofs> = {
  specification: {
    Conventions: conventionRow,
    Mascot: mascotRow,
    'MascotSpec (object, no extra properties)': specRows,
    'MascotSpec (object, no extra properties) 2': partRows,
    'AnimationClip (object, no extra properties; all fields required)': clipRows,
    'AnimationClip (object, no extra properties; all fields required) 2': modifierRows,
    Animation: animationRow,
    'CanvasGraph (object, no extra properties; all fields required)': graphRows,
    Job: jobRow,
    'Job 2': resultRow,
    'Job status': jobStates,
    'Mascot status': mascotStates,
    Invite: inviteStates,
    Uploads: endpointRow,
    Mascots: endpointRow,
    Animations: endpointRow,
    'Animations 2': shapeRow,
    'Exports, scenes, files': endpointRow,
    Canvases: endpointRow,
    Jobs: endpointRow,
    Webhooks: endpointRow,
    'Account and catalog': endpointRow,
    'Workspace and people': endpointRow,
    Authentication: credentialRow,
    Roles: roleRow,
    'Job event stream (SSE)': eventRow,
    'Webhook events': webhookRow,
    'Status codes': statusRow,
    Codes: codeRow,
    Limits: limitRow,
  },
  decisions: {
    Names: nameRow,
    'How it starts': variableRow,
    'Plans, credits and limits': planRow,
    'Plans, credits and limits 2': priceRow,
    'Session-only endpoints (studio)': sessionRow,
    'Bad days': faultRow,
    'What is asked': growthRow,
    'A month at Amazon': billRow,
    'A month at DigitalOcean': billRow,
  },
};
