export { RulesScreen as default } from '@/features/togo/changes/rules-screen';
