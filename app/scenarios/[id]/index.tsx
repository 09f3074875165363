export { ScenarioScreen as default } from '@/features/scenarios/scenario-screen';
