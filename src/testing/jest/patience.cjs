// Under load the first screen of a file can take longer than the library's second; a wait still ends as soon as it can.
const { configure } = require('@testing-library/react-native');

configure({ asyncUtilTimeout: 45_000 });

// Buttons that have just got new words take no tap for a moment; tests wait that moment out, hundreds of times.
const { motion } = require('../../ui/tokens');
motion.guard = 30;
// A toast that is to be tapped must not be gone because the machine was busy.
motion.toastStays = 240_000;

// React notes for every element where it was made, for warnings nobody reads here: a seventh of their time.
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
