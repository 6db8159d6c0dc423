#!/bin/sh
# Runs once, in the empty database: the gateways get a role that is no superuser, and own their database alone.
set -eu
PGPASSWORD="$(cat /run/secrets/POSTGRES_PASSWORD)" psql --username postgres --no-psqlrc --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/SHOP_PASSWORD)" <<'SQL'
create role shop login password :'password';
create database shop owner shop;
SQL
