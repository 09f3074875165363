export { RulesScreen as default } from '@/features/battle/changes/rules-screen';
