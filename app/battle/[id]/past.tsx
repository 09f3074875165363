export { PastScreen as default } from '@/features/battle/past/past-screen';
