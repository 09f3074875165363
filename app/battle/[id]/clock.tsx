export { ClockScreen as default } from '@/features/play/clock/clock-screen';
