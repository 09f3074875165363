export { BestTargetsScreen as default } from '@/features/togo/best-targets/best-targets-screen';
