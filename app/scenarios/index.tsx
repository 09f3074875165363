export { ScenariosScreen as default } from '@/features/scenarios/scenarios-screen';
