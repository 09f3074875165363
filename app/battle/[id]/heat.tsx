export { HeatScreen as default } from '@/features/togo/best-targets/heat-screen';
