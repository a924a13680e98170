// Words for what the log holds. What is no longer in the product keeps its name in the log and is shown by it.
import { m } from "#platform/paraglide/messages.js";
import type { AuditKind } from "./audit-actions.ts";

type Word = () => string;

export const auditKindWords: Record<AuditKind, Word> = {
  ticket: m.audit_kind_ticket,
  chat: m.audit_kind_chat,
  enquiry: m.audit_kind_enquiry,
  customer: m.audit_kind_customer,
  incident: m.audit_kind_incident,
  post: m.audit_kind_post,
  picture: m.audit_kind_picture,
  canned: m.audit_kind_canned,
  view: m.audit_kind_view,
  colleague: m.audit_kind_colleague,
  key: m.audit_kind_key,
  webhook: m.audit_kind_webhook,
  rule: m.audit_kind_rule,
  macro: m.audit_kind_macro,
  settings: m.audit_kind_settings,
  account: m.audit_kind_account,
};

const fieldWords: Partial<Record<string, Word>> = {
  email: m.audit_field_email,
  role: m.audit_field_role,
  names: m.audit_field_names,
  disabled: m.audit_field_disabled,
  state: m.audit_field_state,
  priority: m.audit_field_priority,
  department: m.audit_field_department,
  assignee: m.audit_field_assignee,
  service: m.audit_field_service,
  tags: m.audit_field_tags,
  hold_until: m.audit_field_hold_until,
  shortcut: m.audit_field_shortcut,
  title: m.audit_field_title,
  text: m.audit_field_text,
  ends_at: m.audit_field_ends_at,
  starts_at: m.audit_field_starts_at,
  severity: m.audit_field_severity,
  affects: m.audit_field_affects,
  stage: m.audit_field_stage,
  incident: m.audit_field_incident,
  name: m.audit_field_name,
  scopes: m.audit_field_scopes,
  expires_at: m.audit_field_expires_at,
  url: m.audit_field_url,
  events: m.audit_field_events,
  active: m.audit_field_active,
  rule: m.audit_field_rule,
  position: m.audit_field_position,
  merged: m.audit_field_merged,
  locale: m.audit_field_locale,
  timezone: m.audit_field_timezone,
  author: m.audit_field_author,
  cover: m.audit_field_cover,
  byline: m.audit_field_byline,
  side_conversation: m.audit_field_side,
  reason: m.audit_field_reason,
};

/** Every action by what it is about, in the order of the list they are chosen from. */
export const auditActions: Readonly<Partial<Record<AuditKind, Readonly<Record<string, Word>>>>> = {
  ticket: {
    startSideConversation: m.audit_do_start_side,
    writeSideMessage: m.audit_do_write_side,
    closeSideConversation: m.audit_do_close_side,
    openTicketForCustomer: m.audit_do_open_ticket_for_customer,
    changeTicket: m.audit_do_change_ticket,
    changeManyTickets: m.audit_do_change_many_tickets,
    mergeTicket: m.audit_do_merge_ticket,
    linkTicketIncident: m.audit_do_link_incident,
    sendTicketReply: m.audit_do_send_ticket_reply,
    askTicketClosing: m.audit_do_ask_ticket_closing,
    undoTicketReply: m.audit_do_undo_ticket_reply,
    addTicketNote: m.audit_do_add_ticket_note,
    editTicketMessage: m.audit_do_edit_ticket_message,
    runMacro: m.audit_do_run_macro,
  },
  chat: {
    takeChat: m.audit_do_take_chat,
    assignChat: m.audit_do_assign_chat,
    transferChat: m.audit_do_transfer_chat,
    endChat: m.audit_do_end_chat,
    addChatNote: m.audit_do_add_chat_note,
    takeStaffChatMessageBack: m.audit_do_take_staff_chat_message_back,
    turnStaffChatIntoTicket: m.audit_do_turn_staff_chat_into_ticket,
  },
  enquiry: {
    changeEnquiry: m.audit_do_change_enquiry,
    addEnquiryNote: m.audit_do_add_enquiry_note,
    answerEnquiry: m.audit_do_answer_enquiry,
    undoEnquiryAnswer: m.audit_do_undo_enquiry_answer,
    inviteSender: m.audit_do_invite_sender,
    makeEnquiryTicket: m.audit_do_make_enquiry_ticket,
  },
  customer: {
    addCustomerNote: m.audit_do_add_customer_note,
    removeCustomerNote: m.audit_do_remove_customer_note,
    resetCustomerTwoStep: m.audit_do_reset_customer_two_step,
    keepCustomerTwoStep: m.audit_do_keep_customer_two_step,
    changeCustomerAccess: m.audit_do_change_customer_access,
    mergeCustomer: m.audit_do_merge_customer,
    startCustomerView: m.audit_do_start_customer_view,
    endCustomerView: m.audit_do_end_customer_view,
    sendCustomerVerification: m.audit_do_send_customer_verification,
  },
  incident: {
    reportIncident: m.audit_do_report_incident,
    updateIncident: m.audit_do_update_incident,
    tellIncident: m.audit_do_tell_incident,
  },
  post: {
    createPost: m.audit_do_create_post,
    changePost: m.audit_do_change_post,
    deletePost: m.audit_do_delete_post,
    undeletePost: m.audit_do_undelete_post,
    publishPost: m.audit_do_publish_post,
    schedulePost: m.audit_do_schedule_post,
    unschedulePost: m.audit_do_unschedule_post,
    unpublishPost: m.audit_do_unpublish_post,
    archivePost: m.audit_do_archive_post,
    confirmPostSource: m.audit_do_confirm_post_source,
    restorePostRevision: m.audit_do_restore_post_revision,
    sharePost: m.audit_do_share_post,
    unsharePost: m.audit_do_unshare_post,
  },
  picture: {
    changePostImage: m.audit_do_change_post_image,
  },
  canned: {
    createCannedReply: m.audit_do_create_canned_reply,
    changeCannedReply: m.audit_do_change_canned_reply,
    removeCannedReply: m.audit_do_remove_canned_reply,
  },
  view: {
    saveView: m.audit_do_save_view,
    removeSavedView: m.audit_do_remove_saved_view,
  },
  colleague: {
    inviteColleague: m.audit_do_invite_colleague,
    changeColleague: m.audit_do_change_colleague,
    inviteColleagueAgain: m.audit_do_invite_colleague_again,
    resetColleagueTwoFactor: m.audit_do_reset_colleague_two_factor,
    separateColleague: m.audit_do_separate_colleague,
  },
  key: {
    createApiKey: m.audit_do_create_api_key,
    revokeApiKey: m.audit_do_revoke_api_key,
  },
  webhook: {
    createWebhook: m.audit_do_create_webhook,
    changeWebhook: m.audit_do_change_webhook,
    removeWebhook: m.audit_do_remove_webhook,
    pingWebhook: m.audit_do_ping_webhook,
    resendDelivery: m.audit_do_resend_delivery,
  },
  rule: {
    createRule: m.audit_do_create_rule,
    changeRule: m.audit_do_change_rule,
    removeRule: m.audit_do_remove_rule,
  },
  macro: {
    createMacro: m.audit_do_create_macro,
    changeMacro: m.audit_do_change_macro,
    removeMacro: m.audit_do_remove_macro,
  },
  settings: {
    saveCalendar: m.audit_do_save_calendar,
    saveTargets: m.audit_do_save_targets,
    saveFields: m.audit_do_save_fields,
    saveDepartments: m.audit_do_save_departments,
    saveCompany: m.audit_do_save_company,
    savePrices: m.audit_do_save_prices,
    saveMail: m.audit_do_save_mail,
    saveSupport: m.audit_do_save_support,
    saveRetention: m.audit_do_save_retention,
    sendTestMail: m.audit_do_send_test_mail,
    undoSettings: m.audit_do_undo_settings,
    undoGuardedSettings: m.audit_do_undo_settings,
  },
  account: {
    changeUser: m.audit_do_change_user,
    changePassword: m.audit_do_change_password,
    askEmailChange: m.audit_do_ask_email_change,
    withdrawEmailChange: m.audit_do_withdraw_email_change,
    endSession: m.audit_do_end_session,
    endOtherSessions: m.audit_do_end_other_sessions,
    confirmTwoFactor: m.audit_do_confirm_two_factor,
    renewRecoveryCodes: m.audit_do_renew_recovery_codes,
    disableTwoFactor: m.audit_do_disable_two_factor,
    addPasskey: m.audit_do_add_passkey,
    renamePasskey: m.audit_do_rename_passkey,
    removePasskey: m.audit_do_remove_passkey,
  },
};

const actionWords: Readonly<Record<string, Word>> = Object.assign({}, ...Object.values(auditActions));

export function auditActionText(action: string): string {
  return actionWords[action]?.() ?? action;
}

export function auditFieldText(field: string): string {
  return fieldWords[field]?.() ?? field;
}
