import type { CanvasTemplateName } from '../schema';
import { aiAgent } from './ai-agent';
import { chatbot } from './chatbot';
import { onboarding } from './onboarding';
import type { CanvasTemplateDefinition } from './template';

/** The canvas templates by id; they play presets only, so that every mascot can use them. */
export const TEMPLATE_OF: Readonly<Record<CanvasTemplateName, CanvasTemplateDefinition>> = {
  chatbot,
  ai_agent: aiAgent,
  onboarding,
};

/** The catalogue of canvas templates, in the order of the specification. */
export const CANVAS_TEMPLATES: readonly CanvasTemplateDefinition[] = Object.values(TEMPLATE_OF);
