export { ClockScreen as default } from '@/features/battle/clock/clock-screen';
