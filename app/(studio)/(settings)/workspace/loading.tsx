export { SettingsLoading as default } from '@/components/settings/loading';
