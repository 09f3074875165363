export { SetCountersScreen as default } from '@/features/battle/plot/set-counters-screen';
