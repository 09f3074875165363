export { SetCountersScreen as default } from '@/features/togo/plot/set-counters-screen';
