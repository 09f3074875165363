export { HeatScreen as default } from '@/features/battle/heat/heat-screen';
